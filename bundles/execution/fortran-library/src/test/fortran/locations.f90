! Places of the largest and smallest numbers of each kind.
program locations
  implicit none
  call of_integer1
  call of_integer2
  call of_integer4
  call of_integer8
  call of_real4
  call of_real8
contains
  subroutine of_integer1
    integer :: i
    integer(1) :: v(40), c(2, 4, 5)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 1), i = 1, 40)]
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    print *, maxloc(v), maxloc(c), maxloc(c, m), maxloc(c, .false.), maxloc(v(1:0)), maxloc(v, 1), maxloc(v, &
        1, back=.true.)
    print *, maxloc(c, 1), maxloc(c, 2, m), maxloc(c, 3, back=.true.), maxloc(c, kind=1), maxloc(c, dim=2, &
        kind=2), maxloc(c, kind=8)
    print *, minloc(v), minloc(c), minloc(c, m), minloc(c, .false.), minloc(v(1:0)), minloc(v, 1), minloc(v, &
        1, back=.true.)
    print *, minloc(c, 1), minloc(c, 2, m), minloc(c, 3, back=.true.), minloc(c, kind=1), minloc(c, dim=2, &
        kind=2), minloc(c, kind=8)
  end subroutine
  subroutine of_integer2
    integer :: i
    integer(2) :: v(40), c(2, 4, 5)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 2), i = 1, 40)]
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    print *, maxloc(v), maxloc(c), maxloc(c, m), maxloc(c, .false.), maxloc(v(1:0)), maxloc(v, 1), maxloc(v, &
        1, back=.true.)
    print *, maxloc(c, 1), maxloc(c, 2, m), maxloc(c, 3, back=.true.), maxloc(c, kind=1), maxloc(c, dim=2, &
        kind=2), maxloc(c, kind=8)
    print *, minloc(v), minloc(c), minloc(c, m), minloc(c, .false.), minloc(v(1:0)), minloc(v, 1), minloc(v, &
        1, back=.true.)
    print *, minloc(c, 1), minloc(c, 2, m), minloc(c, 3, back=.true.), minloc(c, kind=1), minloc(c, dim=2, &
        kind=2), minloc(c, kind=8)
  end subroutine
  subroutine of_integer4
    integer :: i
    integer(4) :: v(40), c(2, 4, 5)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 4), i = 1, 40)]
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    print *, maxloc(v), maxloc(c), maxloc(c, m), maxloc(c, .false.), maxloc(v(1:0)), maxloc(v, 1), maxloc(v, &
        1, back=.true.)
    print *, maxloc(c, 1), maxloc(c, 2, m), maxloc(c, 3, back=.true.), maxloc(c, kind=1), maxloc(c, dim=2, &
        kind=2), maxloc(c, kind=8)
    print *, minloc(v), minloc(c), minloc(c, m), minloc(c, .false.), minloc(v(1:0)), minloc(v, 1), minloc(v, &
        1, back=.true.)
    print *, minloc(c, 1), minloc(c, 2, m), minloc(c, 3, back=.true.), minloc(c, kind=1), minloc(c, dim=2, &
        kind=2), minloc(c, kind=8)
  end subroutine
  subroutine of_integer8
    integer :: i
    integer(8) :: v(40), c(2, 4, 5)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 8), i = 1, 40)]
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    print *, maxloc(v), maxloc(c), maxloc(c, m), maxloc(c, .false.), maxloc(v(1:0)), maxloc(v, 1), maxloc(v, &
        1, back=.true.)
    print *, maxloc(c, 1), maxloc(c, 2, m), maxloc(c, 3, back=.true.), maxloc(c, kind=1), maxloc(c, dim=2, &
        kind=2), maxloc(c, kind=8)
    print *, minloc(v), minloc(c), minloc(c, m), minloc(c, .false.), minloc(v(1:0)), minloc(v, 1), minloc(v, &
        1, back=.true.)
    print *, minloc(c, 1), minloc(c, 2, m), minloc(c, 3, back=.true.), minloc(c, kind=1), minloc(c, dim=2, &
        kind=2), minloc(c, kind=8)
  end subroutine
  subroutine of_real4
    integer :: i
    real(4) :: v(40), c(2, 4, 5)
    logical :: m(2, 4, 5)
    v = [(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 1, 40)]
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    print *, maxloc(v), maxloc(c), maxloc(c, m), maxloc(c, .false.), maxloc(v(1:0)), maxloc(v, 1), maxloc(v, &
        1, back=.true.)
    print *, maxloc(c, 1), maxloc(c, 2, m), maxloc(c, 3, back=.true.), maxloc(c, kind=1), maxloc(c, dim=2, &
        kind=2), maxloc(c, kind=8)
    print *, minloc(v), minloc(c), minloc(c, m), minloc(c, .false.), minloc(v(1:0)), minloc(v, 1), minloc(v, &
        1, back=.true.)
    print *, minloc(c, 1), minloc(c, 2, m), minloc(c, 3, back=.true.), minloc(c, kind=1), minloc(c, dim=2, &
        kind=2), minloc(c, kind=8)
  end subroutine
  subroutine of_real8
    integer :: i
    real(8) :: v(40), c(2, 4, 5)
    logical :: m(2, 4, 5)
    v = [(real(mod(i*i*7919 + i*104729, 10007) - 5003, 8)/997, i = 1, 40)]
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    print *, maxloc(v), maxloc(c), maxloc(c, m), maxloc(c, .false.), maxloc(v(1:0)), maxloc(v, 1), maxloc(v, &
        1, back=.true.)
    print *, maxloc(c, 1), maxloc(c, 2, m), maxloc(c, 3, back=.true.), maxloc(c, kind=1), maxloc(c, dim=2, &
        kind=2), maxloc(c, kind=8)
    print *, minloc(v), minloc(c), minloc(c, m), minloc(c, .false.), minloc(v(1:0)), minloc(v, 1), minloc(v, &
        1, back=.true.)
    print *, minloc(c, 1), minloc(c, 2, m), minloc(c, 3, back=.true.), minloc(c, kind=1), minloc(c, dim=2, &
        kind=2), minloc(c, kind=8)
  end subroutine
end program
