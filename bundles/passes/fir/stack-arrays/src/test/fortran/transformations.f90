! Transformational functions, nested, in a loop.
subroutine transformations(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(5, 5), b(5, 5), v(25)
  logical :: mask(5, 5)
  integer :: i
  a = reshape([(real(mod(i * 3, 11), 8), i = 1, 25)], [5, 5])
  s = 0
  do i = 1, 4
    b = matmul(transpose(a), a) * 0.01d0
    mask = b > a
    a = merge(b, cshift(a, i, 2), mask)
    v = reshape(eoshift(a + b, 1, dim=1), [25])
    b = unpack(pack(v(25:1:-1), v > 1, v), mask, transpose(b))
    a(:, 1) = matmul(a, sum(b, 2)) * 0.1d0 + spread(dot_product(v(:5), b(:, i)), 1, 5)
    a = min(a, spread(maxval(a, 1), 1, 5) * 0.9d0)
    s = s + sum(minloc(a) + maxloc(b)) + count(mask) + product(1 + 0.01d0 * a(i, :))
  end do
  s = s + sum(a) + norm2(b)
end subroutine
