"""What helps bots and training: values, playouts, features."""
