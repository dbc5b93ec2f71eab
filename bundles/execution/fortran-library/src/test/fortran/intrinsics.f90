program intrinsics
  implicit none
  integer :: i(6) = [3, -1, 4, 1, -5, 9], k(2, 3)
  integer(8) :: big(3) = [4000000000_8, 2_8, 3_8]
  real :: x(4) = [1.5, -2.0, 0.25, 8.0], m(3, 2)
  double precision :: d(5) = [0.1d0, 0.2d0, 0.3d0, 0.4d0, 0.5d0]
  logical :: mask(6) = [.true., .false., .true., .true., .false., .true.]
  character(len=8) :: s = '  ab '
  k = reshape(i, [2, 3])
  print *, sum(i), product(i), maxval(i), minval(i), sum(big), product(big), maxval(big), minval(big)
  print *, sum(x), product(x), maxval(x), minval(x), sum(d), product(d), maxval(d), minval(d)
  print *, any(mask), all(mask), count(mask), any(k > 5), all(k > -10), count(k > 0)
  print *, dot_product(x, x), dot_product(d, d), dot_product(i, i)
  print *, matmul(reshape(x, [2, 2]), reshape(x, [2, 2])), matmul(reshape(x, [2, 2]), [1.0, 2.0])
  print *, matmul([1d0, 2d0], reshape(d(1:4), [2, 2])), transpose(k)
  print *, maxloc(i), minloc(i), maxloc(x), minloc(d), maxloc(k), minloc(k, back=.true.)
  print *, pack(i, mask), unpack([7, 8, 9, 10], mask, i), unpack([7, 8, 9, 10], mask, 0)
  print *, spread(x, 1, 2), spread(i(1:2), 2, 3), spread(5, 1, 3)
  print *, cshift(i, 2), eoshift(i, 2), eoshift(i, -2, 99), eoshift(k, 1, -7, 1)
  print *, reshape(i, [3, 2], order=[2, 1]), reshape([1, 2], [5], pad=[8, 9])
  print *, sum(k, 1), sum(k, 2), sum(reshape(x, [2, 2]), 2)
  print *, '[', adjustl(s), '][', adjustr(s), '][', repeat('xy', 3), '][', trim(s), ']', len_trim(s)
  print *, s == '  ab', s < 'b', 'abc' > 'ab', repeat('a', 0) == ''
  m = 0.5
  print *, m, nint(2.5), nint(-2.5), nint(3.5d0), aint(-2.7), anint(2.5), sinh(0.5), cosh(0.5d0)
end program
