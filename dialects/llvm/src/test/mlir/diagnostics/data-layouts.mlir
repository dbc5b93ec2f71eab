// RUN: --mlir-version=19.1 --split-input-file --verify-diagnostics
// Strings of data layouts that LLVM does not read.

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "-"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "e-"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "-e"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Expected token before separator in datalayout string}}
module attributes {llvm.data_layout = "e--e"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "e:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Missing size specification for pointer in datalayout string}}
module attributes {llvm.data_layout = "p"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "p:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification for pointer in datalayout string}}
module attributes {llvm.data_layout = "p:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "p:32:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p:32:x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid pointer size of 0 bytes}}
module attributes {llvm.data_layout = "p:0:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Pointer ABI alignment must be a power of 2}}
module attributes {llvm.data_layout = "p:32:0"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "p:32:33"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Pointer ABI alignment must be a power of 2}}
module attributes {llvm.data_layout = "p:24:24"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "p:32:12"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "p:32:64:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Index width cannot be larger than pointer width}}
module attributes {llvm.data_layout = "p:32:32:32:64"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid index size of 0 bytes}}
module attributes {llvm.data_layout = "p:32:32:32:0"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Index width cannot be larger than pointer width}}
module attributes {llvm.data_layout = "p:64:64:64:65"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p:x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid address space, must be a 24-bit integer}}
module attributes {llvm.data_layout = "p16777216:32:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "px:32:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Missing size specification for pointer in datalayout string}}
module attributes {llvm.data_layout = "p-1:3"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "i"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "i:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, i8 must be naturally aligned}}
module attributes {llvm.data_layout = "i8:16"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "i8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "i8:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "i64:64:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i64:x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ix:8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid bit width, must be a 24-bit integer}}
module attributes {llvm.data_layout = "i16777216:8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a power of 2}}
module attributes {llvm.data_layout = "i32:24"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: ABI alignment specification must be >0 for non-aggregate types}}
module attributes {llvm.data_layout = "i32:0"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "i32:12"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a 16bit integer}}
module attributes {llvm.data_layout = "i32:524288"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Sized aggregate specification in datalayout string}}
module attributes {llvm.data_layout = "a1:0:64"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "a:x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Missing alignment specification in datalayout string}}
module attributes {llvm.data_layout = "a"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "n"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "n8:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Zero width native integer type in datalayout string}}
module attributes {llvm.data_layout = "n0"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "nx"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "n8:x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "S"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "S12"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Sx"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Expected mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "m"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "m:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown mangling specifier in datalayout string}}
module attributes {llvm.data_layout = "m:ee"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "P"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Px"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid address space, must be a 24-bit integer}}
module attributes {llvm.data_layout = "P16777216"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "A"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Gx"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "G"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Address space 0 can never be non-integral}}
module attributes {llvm.data_layout = "ni:0"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Trailing separator in datalayout string}}
module attributes {llvm.data_layout = "ni:"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ni"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "ni:x"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "F"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "Fi"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "Fx8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "z"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = " e"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, i8 must be naturally aligned}}
module attributes {llvm.data_layout = "i8:16:16"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i 8:8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "i1:8:4"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a power of 2}}
module attributes {llvm.data_layout = "i129:136"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "S7"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "S9"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Alignment is neither 0 nor a power of 2}}
module attributes {llvm.data_layout = "S524280"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "a:0:7"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown function pointer alignment type in datalayout string}}
module attributes {llvm.data_layout = "F8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: number of bits must be a byte width multiple}}
module attributes {llvm.data_layout = "Fi7"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "p:4294967296:32"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i8:4294967296"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "i99999999999:8"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: not a number, or does not fit in an unsigned int}}
module attributes {llvm.data_layout = "n4294967296"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "Te"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "T"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Unknown specifier in datalayout string}}
module attributes {llvm.data_layout = "0"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Index width cannot be larger than pointer width}}
module attributes {llvm.data_layout = "e-p:64:64:64:128"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Preferred alignment cannot be less than the ABI alignment}}
module attributes {llvm.data_layout = "p:32:32:16"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid preferred alignment, must be a power of 2}}
module attributes {llvm.data_layout = "i64:32:24"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a power of 2}}
module attributes {llvm.data_layout = "v64:24:64"} {}

// -----

// expected-error @+1 {{'builtin.module' op invalid data layout descriptor: Invalid ABI alignment, must be a power of 2}}
module attributes {llvm.data_layout = "f32:48"} {}
