! Many iterations: memory that is not given back would fill the stack.
subroutine many_iterations(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(200)
  integer :: n, k
  a = 1
  do k = 1, 2000
    n = 100 + mod(k, 100)
    a(1:n) = a(n:1:-1) * 0.999d0 + 0.001d0
  end do
  s = sum(a)
end subroutine
