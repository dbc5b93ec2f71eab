// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.util.List;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.types.FunctionType;

/** Calls, and a callable region that is a value. */
@Op(name = "test.conversion_call_op", summary = "Calls a function that need not exist.",
    operands = "arg_operands: ANY...", results = "results: ANY...",
    attributes = {"callee: SYMBOL_REF", "arg_attrs: DICTIONARY_ARRAY? since 22.1",
        "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    implementations = CallOps.Call.class)
@Op(name = "test.call_on_device", summary = "Calls a function on a device, which is an operand of the call alone.",
    operands = {"forwarded_operands: ANY...", "non_forwarded_device_operand: ANY"}, results = "results: ANY...",
    attributes = {"callee: FLAT_SYMBOL_REF", "arg_attrs: DICTIONARY_ARRAY? since 22.1",
        "res_attrs: DICTIONARY_ARRAY? since 22.1"},
    format = "$callee `(` $forwarded_operands `)` `,` $non_forwarded_device_operand attr-dict"
        + " `:` functional-type(operands, results)",
    implementations = CallOps.Call.class)
@Op(name = "test.functional_region_op", summary = "Returns its region as a function.",
    results = "result: FUNCTION", regions = "body",
    implementations = CallOps.Callable.class)
public final class CallOps {
  static final String CALL = "test.conversion_call_op";
  static final String CALL_ON_DEVICE = "test.call_on_device";
  static final String FUNCTIONAL_REGION = "test.functional_region_op";

  private CallOps() {}

  /** The callee is a symbol. */
  static final class Call implements CallOpInterface {
    @Override
    public SymbolRefAttr getCalleeSymbol(Operation op) {
      return (SymbolRefAttr) op.property(0);
    }

    @Override
    public OperandRange getArgOperands(Operation op) {
      return op.operandGroup(0);
    }
  }

  /** The result is the region as a function. */
  static final class Callable implements CallableOpInterface {
    @Override
    public Region getCallableRegion(Operation op) {
      return op.region(0);
    }

    @Override
    public List<Type> getArgumentTypes(Operation op) {
      return ((FunctionType) op.result(0).type()).inputs();
    }

    @Override
    public List<Type> getResultTypes(Operation op) {
      return ((FunctionType) op.result(0).type()).results();
    }
  }
}
