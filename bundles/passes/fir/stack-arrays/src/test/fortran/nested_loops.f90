! Temporaries in nested loops, one of them for each level.
subroutine nested_loops(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(24, 24)
  integer :: i, j, n
  a = reshape([(real(i, 8), i = 1, 576)], [24, 24])
  do i = 2, 24
    a(1:i, i) = a(i:1:-1, i) + a(1:i, i - 1)
    do j = 2, i
      n = i - j + 1
      a(1:n, j) = a(n:1:-1, j) * 0.5d0 + a(1:n, 1)
    end do
  end do
  s = sum(a)
end subroutine
