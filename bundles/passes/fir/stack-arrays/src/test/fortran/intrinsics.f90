! Intrinsic functions with array results.
subroutine intrinsics(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(6, 5), b(5, 6)
  integer :: i
  a = reshape([(real(i, 8), i = 1, 30)], [6, 5])
  b = reshape(a, [5, 6], order=[2, 1])
  a = cshift(a, 2, dim=1) + eoshift(a, -1, dim=2)
  s = sum(sum(a, dim=1) * [(i, i = 1, 5)]) + maxval(matmul(a, b)) + sum(spread(b(:, 1), 2, 3)) &
      + sum(unpack(pack(a, a > 10), a > 10, a(6:1:-1, :)))
end subroutine
