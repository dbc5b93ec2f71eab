! Concatenations, substrings and functions with character results, in arrays and of computed length.
module m_character_pieces
  implicit none
contains
  function twice(t) result(r)
    character(*), intent(in) :: t
    character(2 * len(t)) :: r
    r = t // t
  end function
  elemental function upper(c) result(r)
    character, intent(in) :: c
    character :: r
    r = c
    if (c >= 'a' .and. c <= 'z') r = achar(iachar(c) - 32)
  end function
end module
subroutine character_pieces(s)
  use m_character_pieces
  implicit none
  real(8), intent(out) :: s
  character(8) :: words(5)
  character(:), allocatable :: text
  character :: c(8)
  integer :: i
  words = ['alpha   ', 'beta    ', 'gamma   ', 'delta   ', 'epsilon ']
  s = 0
  text = ''
  do i = 1, 5
    words(1:i) = words(i:1:-1)
    words(2:)(3:6) = words(:4)(1:4)
    text = text // trim(words(i)) // twice(words(i)(:3)) // '-'
    c = transfer(words(i), c)
    c = upper(c(8:1:-1))
    s = s + sum(iachar(c)) + len(text) + index(text, 'lp') + len_trim(twice(text(i:i+1)))
  end do
  s = s + sum([(iachar(text(i:i)), i = 1, len(text))]) + count(words == words(5:1:-1))
end subroutine
