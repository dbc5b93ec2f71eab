! Gather and scatter by vector subscripts.
subroutine vector_subscripts(s)
  implicit none
  real(8), intent(out) :: s
  integer :: v(20), i
  real(8) :: a(20)
  v = [(mod(i * 7, 20) + 1, i = 1, 20)]
  a = [(real(i, 8), i = 1, 20)]
  a = a(v)
  a(v) = a(20:1:-1) + a
  a(v(1:10)) = a(v(11:20)) * 2
  s = sum(a * [(i, i = 1, 20)])
end subroutine
