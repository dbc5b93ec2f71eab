! Array expressions in nested loops, with temporaries of constant and of computed size.
subroutine array_expressions(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(24), b(24), m(6, 8)
  integer :: i, j, n
  a = [(sin(real(i, 8)), i = 1, 24)]
  b = [(cos(real(i, 8)), i = 1, 24)]
  m = reshape([(real(mod(i, 7), 8), i = 1, 48)], [6, 8])
  do i = 1, 5
    n = 24 - i
    a(2:n) = a(1:n-1) + b(n-1:1:-1)
    do j = 2, 7
      m(:, j) = m(6:1:-1, j - 1) * 0.5d0 + m(:, j + 1)
      b(j:j+4) = b(j+1:j+5) - b(j:j+4) * a(j:j+4)
      if (mod(j, 3) == 0) a(:n) = a(n:1:-1) * 0.9d0
    end do
    b = b(24:1:-1) + a(24:1:-1) * 0.1d0
  end do
  s = sum(a) + sum(b) * 2 + sum(m)
end subroutine
