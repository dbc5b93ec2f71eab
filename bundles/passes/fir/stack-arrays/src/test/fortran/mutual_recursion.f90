! Two procedures that call each other.
module m_mutual_recursion
contains
  recursive subroutine even(v, n)
    real(8), intent(inout) :: v(:)
    integer, intent(in) :: n
    if (n == 0) return
    v = v(size(v):1:-1) + 1
    call odd(v(2:) , n - 1)
  end subroutine
  recursive subroutine odd(v, n)
    real(8), intent(inout) :: v(:)
    integer, intent(in) :: n
    if (n == 0) return
    v(2:) = v(1:size(v) - 1) * 0.5d0
    call even(v, n - 1)
  end subroutine
end module
subroutine mutual_recursion(s)
  use m_mutual_recursion
  implicit none
  real(8), intent(out) :: s
  real(8) :: v(16)
  integer :: i
  v = [(real(i, 8), i = 1, 16)]
  call even(v, 9)
  s = sum(v)
end subroutine
