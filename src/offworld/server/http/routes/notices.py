"""Routes for notices with the page closed: the server's key, and the browsers that want them."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from offworld.server.http.routes.common import person_for, signed
from offworld.server.http.routes.described import REFUSALS
from offworld.server.people import push_services
from offworld.server.people.push_sealing import check_keys
from offworld.server.service import Caller, Service
from offworld.server.store.subscriptions import Subscription
from offworld.server.wire.bodies import NoNotices, NoticeKey, WantNotices

COST = 10.0  # in requests: a name is looked up, wherever it may lead


@get("/api/notices", responses=REFUSALS, sync_to_thread=True)
def show_notice_key(service: Service) -> NoticeKey:
    """Return the key by which push services know this server."""
    return NoticeKey(service.tables.notices.sealer.public_key())


@post("/api/notices", responses=REFUSALS, status_code=200)
async def want_notices(
    request: Request[Any, Any, Any], service: Service, caller: Caller, data: WantNotices
) -> Response[NoticeKey]:
    """Tell the caller's browser by its push service when it is the caller's turn and no page is open."""
    service.requests.take(caller.address, COST)
    service.barred.check(caller.person, "ban")
    check_keys(data.keys.p256dh, data.keys.auth)
    await push_services.addresses_of(push_services.endpoint_of(data.endpoint).host)
    person = person_for(service, caller)
    await service.store.subscribe(person, Subscription(data.endpoint, data.keys.p256dh, data.keys.auth, data.language))
    key = NoticeKey(service.tables.notices.sealer.public_key())
    reply: Response[NoticeKey] = signed(service, request, caller, person, key, 200)
    return reply


@post("/api/notices/stop", responses=REFUSALS, status_code=200)
async def stop_notices(service: Service, caller: Caller, data: NoNotices) -> NoticeKey:
    """Forget a browser of the caller; one that is not known is forgotten already."""
    if caller.person is not None:
        await service.store.unsubscribe(data.endpoint, caller.person)
    return NoticeKey(service.tables.notices.sealer.public_key())


ROUTES = [show_notice_key, want_notices, stop_notices]
