! Loops that are left early, and cycles.
subroutine early_exit(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(50)
  integer :: n
  a = 3
  do n = 2, 50
    if (mod(n, 4) == 0) cycle
    a(2:n) = a(1:n - 1) + a(2:n)
    if (a(n) > 1.0d6) exit
  end do
  s = sum(a) + n
end subroutine
