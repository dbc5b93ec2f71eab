! Transposes and products of matrices.
subroutine transposed(s)
  implicit none
  real(8), intent(out) :: s
  real(8) :: a(12, 12), b(12, 12)
  integer :: i, j
  do j = 1, 12
    do i = 1, 12
      a(i, j) = i - 0.25d0 * j
    end do
  end do
  b = transpose(a) + a
  a = matmul(a, transpose(b)) - transpose(a)
  s = sum(abs(a)) + sum(transpose(a) * b)
end subroutine
