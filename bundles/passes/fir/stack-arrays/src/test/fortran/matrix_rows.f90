! Rows and columns of a matrix of computed size.
subroutine matrix_rows(s)
  implicit none
  real(8), intent(out) :: s
  real(8), allocatable :: m(:, :)
  integer :: i, j, n
  n = 20 + int(sum([(i, i = 1, 3)]))
  allocate (m(n, n))
  do j = 1, n
    m(:, j) = [(real(i + j * n, 8), i = 1, n)]
  end do
  do i = 1, n - 1
    m(i + 1, :) = m(i, :) + m(i + 1, n:1:-1)
    m(:, i) = m(n:1:-1, i) - m(:, i + 1)
  end do
  s = sum(m) / 1.0d6
end subroutine
