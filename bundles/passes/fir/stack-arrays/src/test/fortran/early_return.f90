! A procedure with several returns between temporaries.
module m_early_return
contains
  function steps(n) result(r)
    integer, intent(in) :: n
    real(8) :: r, v(n + 5)
    integer :: i
    v = [(real(i, 8), i = 1, n + 5)]
    v(2:) = v(:n + 4)
    r = sum(v)
    if (n < 3) return
    v = v(n + 5:1:-1) * v
    r = r + sum(v)
    if (n > 6) return
    v(:n) = v(2:n + 1) + v(n:1:-1)
    r = r - sum(v)
  end function
end module
subroutine early_return(s)
  use m_early_return
  implicit none
  real(8), intent(out) :: s
  integer :: i
  s = 0
  do i = 1, 9
    s = s + steps(i)
  end do
end subroutine
