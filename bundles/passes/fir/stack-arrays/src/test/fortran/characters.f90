! Arrays of characters of fixed and computed length.
module m_characters
contains
  function total(c) result(r)
    character(*), intent(in) :: c(:)
    real(8) :: r
    integer :: i, j
    r = 0
    do i = 1, size(c)
      do j = 1, len(c)
        r = r + i * iachar(c(i)(j:j))
      end do
    end do
  end function
  function joined(a, b) result(r)
    character(*), intent(in) :: a(:), b(:)
    character(len(a) + len(b)) :: r(size(a))
    r = a // b(size(b):1:-1)
  end function
end module
subroutine characters(s)
  use m_characters
  implicit none
  real(8), intent(out) :: s
  character(5) :: c(8)
  character(4) :: d(8)
  integer :: i
  c = [('ab' // achar(96 + i) // 'xy', i = 1, 8)]
  c(2:) = c(:7)
  d = c(8:1:-1)(2:5)
  s = total(c // d) + total(joined(c, d))
end subroutine
