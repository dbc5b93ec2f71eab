! Arrays with other lower bounds, and negative strides.
subroutine lower_bounds(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(-10:10), b(0:20)
  integer :: i
  a = [(real(i, 8), i = -10, 10)]
  b = a(10:-10:-1)
  b(0:20:2) = b(20:0:-2) + a(-10:10:2)
  a(-9:10) = a(-10:9) - b(1:20)
  s = sum(a * b)
end subroutine
