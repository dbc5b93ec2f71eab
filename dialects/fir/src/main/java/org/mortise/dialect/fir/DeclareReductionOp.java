// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares how values of iterations of {@code DO CONCURRENT} are combined. */
@Op(name = "fir.declare_reduction",
    attributes = {"sym_name: SYMBOL_NAME", "type: TYPE", "byref_element_type: TYPE?"},
    regions = {
        "allocRegion: AT_MOST_ONE_BLOCK", "initializerRegion: ANY", "reductionRegion: ANY",
        "atomicReductionRegion: ANY", "cleanupRegion: ANY", "dataPtrPtrRegion: ANY"
    },
    traits = {"ISOLATED_FROM_ABOVE", "SYMBOL"},
    format = "$sym_name `:` $type attr-dict-with-keyword (`alloc` $allocRegion^)? `init` $initializerRegion "
        + "`combiner` $reductionRegion (`atomic` $atomicReductionRegion^)? (`cleanup` $cleanupRegion^)? "
        + "(`data_ptr_ptr` $dataPtrPtrRegion^)?",
    since = "22.1")
public final class DeclareReductionOp extends DeclareReductionOpBase {
  DeclareReductionOp(Operation operation) {
    super(operation);
  }
}
