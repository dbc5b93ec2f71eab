! A loop with temporaries of growing size.
module m_growing_loop
contains
  subroutine consume(t, a, n)
    real(8), intent(in) :: t(:)
    real(8), intent(inout) :: a(:)
    integer, intent(in) :: n
    a(n) = a(n) + 0.001d0 * sum(t)
  end subroutine
end module
subroutine growing_loop(s)
  use m_growing_loop
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(300)
  integer :: n, i
  a = [(0.01d0 * i, i = 1, 300)]
  do n = 1, 300, 3
    call consume(a(1:n) + a(n:1:-1), a, n)
  end do
  s = sum(a)
end subroutine
