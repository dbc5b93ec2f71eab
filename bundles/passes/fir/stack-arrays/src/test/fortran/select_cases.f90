! Temporaries in the cases of a selection.
subroutine select_cases(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(30)
  integer :: k, i
  a = [(real(i, 8), i = 1, 30)]
  do k = 1, 8
    select case (mod(k, 4))
    case (0)
      a = a(30:1:-1) + 1
    case (1)
      a(1:k) = a(k:1:-1) * 2
    case (2)
      a(2:) = a(:29)
    case default
      a = a * [(0.5d0 + mod(i, 2), i = 1, 30)]
    end select
  end do
  s = sum(a)
end subroutine
