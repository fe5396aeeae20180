"""Every card of Terraforming Mars: what it does when played, used, triggered, and at the end."""
