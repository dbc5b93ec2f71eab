// RUN: --tosa-attach-target=extensions=int16,foo --verify-diagnostics
// REFERENCE: prints the message without a location
// expected-error@unknown {{Unknown TOSA extension name passed in 'foo', supported extensions are: int16, int4, bf16, fp8e4m3, fp8e5m2, fft, variable, controlflow, doubleround, inexactround, dynamic, mxfp, int64, shape}}
module {
}
