! Largest and smallest elements, with equal ones, numbers beyond 2^53, infinities, and what is not a number.
program extrema
  integer(8) :: a(4)
  real(8) :: r(4), s(4), n, z, i, e(0)
  real(4) :: f(2)
  z = 0
  n = z / z
  i = 1 / z
  a = [9007199254740993_8, 9007199254740992_8, 9007199254740995_8, 9007199254740994_8]
  r = [1d0, n, 3d0, 2d0]
  s = [n, 1d0, n, 2d0]
  f = real(-i, 4)
  print *, maxloc(a), minloc(a), maxval(a), minval(a), maxloc(a, kind=8), maxloc(a, kind=2)
  print *, maxloc(r), minloc(r), maxloc(s), minloc(s), maxloc(r, back=.true.), minloc(s, back=.true.)
  print *, maxloc([n, n]), maxloc([n, n], back=.true.), maxloc([z, -z]), minloc([-z, z], back=.true.), maxloc(e)
  print *, maxval(r), minval(s), maxval([n, n]), maxval([-i, -i]), minval([i, i]), maxval(e), minval(e), maxval(f)
  print *, maxval([n, -i]), maxval([-i, n]), minval([n, i]), maxval([z, -z]), maxval([-z, z]), minval([-z, z])
end program
