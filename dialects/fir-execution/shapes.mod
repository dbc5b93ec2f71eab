!mod$ v1 sum:41d0e3778d5b85b9
module shapes
type::point
real(4)::x
real(4)::y
integer(4)::id
end type
type::node
integer(4)::value
type(node),pointer::next=>NULL()
end type
intrinsic::null
contains
elemental pure function area(w,h)
real(4),intent(in)::w
real(4),intent(in)::h
real(4)::area
end
function grid(n) result(g)
integer(4),intent(in)::n
real(4)::g(1_8:int(n,kind=8),1_8:int(n,kind=8))
end
recursive function fact(n) result(r)
integer(4),intent(in)::n
integer(4)::r
end
subroutine bump(p,by)
type(point),intent(inout)::p
real(4),intent(in),optional::by
end
end
