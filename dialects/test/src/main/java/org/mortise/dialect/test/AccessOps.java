// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;

/** Operations that store to memory before or after control goes elsewhere. */
@Op(name = "test.call_and_store", summary = "Stores to an address before or after a call.",
    operands = {"address: ANY_MEMREF write", "callee_operands: ANY..."},
    results = "results: ANY...",
    attributes = {"callee: SYMBOL_REF", "store_before_call: BOOL"},
    format = "$callee `(` $callee_operands `)` `,` $address attr-dict `:` functional-type(operands, results)",
    implementations = AccessOps.Call.class)
@Op(name = "test.store_with_a_region", summary = "Stores to an address before or after the execution of a region.",
    operands = "address: ANY_MEMREF write",
    attributes = "store_before_region: BOOL",
    regions = "body",
    traits = "SINGLE_BLOCK",
    format = "$address attr-dict-with-keyword regions `:` type($address)",
    implementations = AccessOps.Branching.class)
@Op(name = "test.store_with_a_region_terminator", summary = "Ends the region of test.store_with_a_region.",
    traits = {"RETURN_LIKE", "PURE"},
    format = "attr-dict")
public final class AccessOps {
  static final String CALL = "test.call_and_store";
  static final String STORE = "test.store_with_a_region";
  static final String END = "test.store_with_a_region_terminator";

  private AccessOps() {}

  /** The callee is a symbol; the address is not an argument. */
  static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return (SymbolRefAttr) op.property(0);
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return op.operandGroup(1);
    }
  }

  /** From the operation into the region, and from there after the operation. */
  static final class Branching implements RegionBranchOpInterface {
    @Override
    public OperandRange getEntrySuccessorOperands(Operation op, RegionBranchPoint target) {
      return new OperandRange(op, 0, 0);
    }

    @Override
    public List<RegionSuccessor> getSuccessorRegions(Operation op, RegionBranchPoint point) {
      boolean isEntered = point.isParent() && !op.region(0).isEmpty();
      return List.of(isEntered ? RegionSuccessor.into(op.region(0)) : RegionSuccessor.parent(op));
    }
  }
}
