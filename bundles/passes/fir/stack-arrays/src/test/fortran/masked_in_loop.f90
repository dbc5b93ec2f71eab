! A mask of changing size in a loop.
subroutine masked_in_loop(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(80)
  integer :: i, n
  a = [(cos(real(i, 8)), i = 1, 80)]
  do n = 10, 80, 7
    where (a(1:n) > a(n:1:-1))
      a(1:n) = a(n:1:-1) + 0.5d0
    elsewhere
      a(1:n) = a(1:n) * 0.5d0
    end where
  end do
  s = sum(a)
end subroutine
