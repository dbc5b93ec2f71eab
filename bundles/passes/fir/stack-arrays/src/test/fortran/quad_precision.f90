! Numbers of ten and sixteen bytes.
subroutine quad_precision(s)
  implicit none
  real(8), intent(out) :: s
  real(10) :: a(20)
  real(16) :: b(20)
  integer :: i
  a = [(1.0_10 / i, i = 1, 20)]
  b = [(2.0_16 * i, i = 1, 20)]
  a = a(20:1:-1) + a
  b(2:) = b(:19) * 0.5_16
  b = b(20:1:-1) - b
  s = real(sum(a), 8) + real(b(3), 8) + real(b(11), 8)
end subroutine
