! Reductions of numbers of each kind, along dimensions and with masks.
program reductions
  implicit none
  call of_integer1
  call of_integer2
  call of_integer4
  call of_integer8
  call of_real4
  call of_real8
  call of_complex4
  call of_complex8
contains
  subroutine of_integer1
    integer :: i
    integer(1) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 1), i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
    print *, iall(v(1:12)), iall(a(::2, ::3)), iall(x, 1), iall(a(:, 1:0)), iall(a(:, 1:0), 2), iall(c, m), &
        iall(c, .false.)
    print *, iall(c, 1), iall(c, 2, m), iall(c, 3)
    print *, iany(v(1:12)), iany(a(::2, ::3)), iany(x, 1), iany(a(:, 1:0)), iany(a(:, 1:0), 2), iany(c, m), &
        iany(c, .false.)
    print *, iany(c, 1), iany(c, 2, m), iany(c, 3)
    print *, iparity(v(1:12)), iparity(a(::2, ::3)), iparity(x, 1), iparity(a(:, 1:0)), iparity(a(:, 1:0), &
        2), iparity(c, m), iparity(c, .false.)
    print *, iparity(c, 1), iparity(c, 2, m), iparity(c, 3)
    print *, maxval(v(1:12)), maxval(a(::2, ::3)), maxval(x, 1), maxval(a(:, 1:0)), maxval(a(:, 1:0), 2), &
        maxval(c, m), maxval(c, .false.)
    print *, maxval(c, 1), maxval(c, 2, m), maxval(c, 3)
    print *, minval(v(1:12)), minval(a(::2, ::3)), minval(x, 1), minval(a(:, 1:0)), minval(a(:, 1:0), 2), &
        minval(c, m), minval(c, .false.)
    print *, minval(c, 1), minval(c, 2, m), minval(c, 3)
  end subroutine
  subroutine of_integer2
    integer :: i
    integer(2) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 2), i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
    print *, iall(v(1:12)), iall(a(::2, ::3)), iall(x, 1), iall(a(:, 1:0)), iall(a(:, 1:0), 2), iall(c, m), &
        iall(c, .false.)
    print *, iall(c, 1), iall(c, 2, m), iall(c, 3)
    print *, iany(v(1:12)), iany(a(::2, ::3)), iany(x, 1), iany(a(:, 1:0)), iany(a(:, 1:0), 2), iany(c, m), &
        iany(c, .false.)
    print *, iany(c, 1), iany(c, 2, m), iany(c, 3)
    print *, iparity(v(1:12)), iparity(a(::2, ::3)), iparity(x, 1), iparity(a(:, 1:0)), iparity(a(:, 1:0), &
        2), iparity(c, m), iparity(c, .false.)
    print *, iparity(c, 1), iparity(c, 2, m), iparity(c, 3)
    print *, maxval(v(1:12)), maxval(a(::2, ::3)), maxval(x, 1), maxval(a(:, 1:0)), maxval(a(:, 1:0), 2), &
        maxval(c, m), maxval(c, .false.)
    print *, maxval(c, 1), maxval(c, 2, m), maxval(c, 3)
    print *, minval(v(1:12)), minval(a(::2, ::3)), minval(x, 1), minval(a(:, 1:0)), minval(a(:, 1:0), 2), &
        minval(c, m), minval(c, .false.)
    print *, minval(c, 1), minval(c, 2, m), minval(c, 3)
  end subroutine
  subroutine of_integer4
    integer :: i
    integer(4) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 4), i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
    print *, iall(v(1:12)), iall(a(::2, ::3)), iall(x, 1), iall(a(:, 1:0)), iall(a(:, 1:0), 2), iall(c, m), &
        iall(c, .false.)
    print *, iall(c, 1), iall(c, 2, m), iall(c, 3)
    print *, iany(v(1:12)), iany(a(::2, ::3)), iany(x, 1), iany(a(:, 1:0)), iany(a(:, 1:0), 2), iany(c, m), &
        iany(c, .false.)
    print *, iany(c, 1), iany(c, 2, m), iany(c, 3)
    print *, iparity(v(1:12)), iparity(a(::2, ::3)), iparity(x, 1), iparity(a(:, 1:0)), iparity(a(:, 1:0), &
        2), iparity(c, m), iparity(c, .false.)
    print *, iparity(c, 1), iparity(c, 2, m), iparity(c, 3)
    print *, maxval(v(1:12)), maxval(a(::2, ::3)), maxval(x, 1), maxval(a(:, 1:0)), maxval(a(:, 1:0), 2), &
        maxval(c, m), maxval(c, .false.)
    print *, maxval(c, 1), maxval(c, 2, m), maxval(c, 3)
    print *, minval(v(1:12)), minval(a(::2, ::3)), minval(x, 1), minval(a(:, 1:0)), minval(a(:, 1:0), 2), &
        minval(c, m), minval(c, .false.)
    print *, minval(c, 1), minval(c, 2, m), minval(c, 3)
  end subroutine
  subroutine of_integer8
    integer :: i
    integer(8) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(int(mod(i*i*7 + i*3, 23) - 11, 8), i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
    print *, iall(v(1:12)), iall(a(::2, ::3)), iall(x, 1), iall(a(:, 1:0)), iall(a(:, 1:0), 2), iall(c, m), &
        iall(c, .false.)
    print *, iall(c, 1), iall(c, 2, m), iall(c, 3)
    print *, iany(v(1:12)), iany(a(::2, ::3)), iany(x, 1), iany(a(:, 1:0)), iany(a(:, 1:0), 2), iany(c, m), &
        iany(c, .false.)
    print *, iany(c, 1), iany(c, 2, m), iany(c, 3)
    print *, iparity(v(1:12)), iparity(a(::2, ::3)), iparity(x, 1), iparity(a(:, 1:0)), iparity(a(:, 1:0), &
        2), iparity(c, m), iparity(c, .false.)
    print *, iparity(c, 1), iparity(c, 2, m), iparity(c, 3)
    print *, maxval(v(1:12)), maxval(a(::2, ::3)), maxval(x, 1), maxval(a(:, 1:0)), maxval(a(:, 1:0), 2), &
        maxval(c, m), maxval(c, .false.)
    print *, maxval(c, 1), maxval(c, 2, m), maxval(c, 3)
    print *, minval(v(1:12)), minval(a(::2, ::3)), minval(x, 1), minval(a(:, 1:0)), minval(a(:, 1:0), 2), &
        minval(c, m), minval(c, .false.)
    print *, minval(c, 1), minval(c, 2, m), minval(c, 3)
  end subroutine
  subroutine of_real4
    integer :: i
    real(4) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(real(mod(i*i*7919 + i*104729, 10007) - 5003, 4)/997, i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
    print *, maxval(v(1:12)), maxval(a(::2, ::3)), maxval(x, 1), maxval(a(:, 1:0)), maxval(a(:, 1:0), 2), &
        maxval(c, m), maxval(c, .false.)
    print *, maxval(c, 1), maxval(c, 2, m), maxval(c, 3)
    print *, minval(v(1:12)), minval(a(::2, ::3)), minval(x, 1), minval(a(:, 1:0)), minval(a(:, 1:0), 2), &
        minval(c, m), minval(c, .false.)
    print *, minval(c, 1), minval(c, 2, m), minval(c, 3)
  end subroutine
  subroutine of_real8
    integer :: i
    real(8) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(real(mod(i*i*7919 + i*104729, 10007) - 5003, 8)/997, i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
    print *, maxval(v(1:12)), maxval(a(::2, ::3)), maxval(x, 1), maxval(a(:, 1:0)), maxval(a(:, 1:0), 2), &
        maxval(c, m), maxval(c, .false.)
    print *, maxval(c, 1), maxval(c, 2, m), maxval(c, 3)
    print *, minval(v(1:12)), minval(a(::2, ::3)), minval(x, 1), minval(a(:, 1:0)), minval(a(:, 1:0), 2), &
        minval(c, m), minval(c, .false.)
    print *, minval(c, 1), minval(c, 2, m), minval(c, 3)
  end subroutine
  subroutine of_complex4
    integer :: i
    complex(4) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_4 - 5, mod(i*i*31 + i*17, 1009)/101.0_4 - 4, 4), i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
  end subroutine
  subroutine of_complex8
    integer :: i
    complex(8) :: v(40), a(5, 8), c(2, 4, 5), x(8)
    logical :: m(2, 4, 5)
    v = [(cmplx(mod(i*i*7919 + i*104729, 10007)/997.0_8 - 5, mod(i*i*31 + i*17, 1009)/101.0_8 - 4, 8), i = 1, 40)]
    a = reshape(v, [5, 8])
    c = reshape(v, [2, 4, 5])
    m = reshape([(mod(i*i, 3) == 1, i = 1, 40)], [2, 4, 5])
    x = v(3:17:2)
    print *, sum(v(1:12)), sum(a(::2, ::3)), sum(x, 1), sum(a(:, 1:0)), sum(a(:, 1:0), 2), sum(c, m), sum(c, .false.)
    print *, sum(c, 1), sum(c, 2, m), sum(c, 3)
    print *, product(v(1:12)), product(a(::2, ::3)), product(x, 1), product(a(:, 1:0)), product(a(:, 1:0), &
        2), product(c, m), product(c, .false.)
    print *, product(c, 1), product(c, 2, m), product(c, 3)
  end subroutine
end program
