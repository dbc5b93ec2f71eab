! Characters of changing length in a loop.
module m_trimmed_characters
contains
  function weight(c) result(r)
    character(*), intent(in) :: c(:)
    real(8) :: r
    integer :: i
    r = 0
    do i = 1, size(c)
      r = r + i * iachar(c(i)(len(c):len(c))) + iachar(c(i)(1:1))
    end do
  end function
end module
subroutine trimmed_characters(s)
  use m_trimmed_characters
  implicit none
  real(8), intent(out) :: s
  character(20) :: c(4)
  integer :: n
  c = ['alpha               ', 'beta                ', 'gamma               ', 'delta               ']
  s = 0
  do n = 1, 20
    s = s + weight(c(:)(1:n) // '!') + weight(c(4:1:-1)(n:20))
  end do
end subroutine
