! Arrays of 200 to 1600 kilobytes, of known and of computed size.
subroutine large_arrays(s)
  implicit none
  real(8), intent(out) :: s
  real(8), save :: a(200000)
  integer :: n, i
  a = 1
  a(2:) = a(:199999) + 1
  do i = 1, 4
    n = 25000 * i
    a(1:n) = a(n:1:-1) * 0.5d0
  end do
  s = sum(a)
end subroutine
