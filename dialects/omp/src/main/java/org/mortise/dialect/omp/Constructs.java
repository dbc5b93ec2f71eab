// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.definition.Op;

/** The operations that no Java code handles. */
@Op(name = "omp.terminator", summary = "Ends a region without a value.",
    traits = {"PURE", "TERMINATOR"},
    format = "attr-dict")
@Op(name = "omp.taskyield", summary = "A place where another task may be executed.",
    format = "attr-dict")
@Op(name = "omp.barrier", summary = "Waits for all threads of a team.",
    format = "attr-dict")
@Op(name = "omp.flush", summary = "Makes the view of memory of a thread consistent with memory.",
    operands = "varList: ANY...",
    format = "(`(` $varList^ `:` type($varList) `)`)? attr-dict")
@Op(name = "omp.master", summary = "Executes a region by the first thread of a team.",
    regions = "region: ANY",
    format = "$region attr-dict")
@Op(name = "omp.masked", summary = "Executes a region by the chosen threads of a team.",
    operands = "filtered_thread_id: ANY_INTEGER_OR_INDEX?",
    regions = "region: ANY",
    format = "oilist(`filter` `(` $filtered_thread_id `:` type($filtered_thread_id) `)`) $region attr-dict")
@Op(name = "omp.threadprivate", summary = "The address of the copy of a variable that belongs to a thread.",
    operands = "sym_addr: POINTER_LIKE",
    results = "tls_addr: POINTER_LIKE",
    sameTypes = "sym_addr, tls_addr",
    format = "$sym_addr `:` type($sym_addr) `->` type($tls_addr) attr-dict")
@Op(name = "omp.workshare", since = "22.1", summary = "Divides array operations among the threads of a team.",
    attributes = "nowait: UNIT?",
    regions = "region: ANY",
    traits = "RECURSIVE_MEMORY_EFFECTS",
    format = "oilist(`nowait` $nowait) $region attr-dict")
@Op(name = "omp.target_freemem", since = "22.1", summary = "Frees memory of a device.",
    operands = {"device: ANY_INTEGER free", "heapref: I64 free"},
    effects = "free",
    format = "$device `,` $heapref attr-dict `:` type($device) `,` qualified(type($heapref))")
final class Constructs {
  private Constructs() {}
}
