// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.bufferresultstooutparams;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.func.CallOp;
import org.mortise.dialect.memref.AllocOp;
import org.mortise.dialect.memref.CastOp;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.pass.Precondition;
import org.mortise.ir.types.MemRefType;

/** Converts a call of a function whose buffer results have become arguments: allocates them before the call. */
final class OutParamCall {
  static final Precondition STATIC_SHAPE = Precondition.checkedByPass(
      "If a function is called, its results of a ranked `memref` type have a static shape.",
      op -> op.error("cannot create out param for dynamically shaped result"));

  private final Operation op;
  private final CallOp call;

  OutParamCall(CallOp call) {
    this.call = call;
    this.op = call.operation();
  }

  /** Converts the call. Returns an error, or null. */
  @Nullable Diagnostic convert() {
    for (int i = 0; i < op.resultCount(); i++) {
      if (op.result(i).type() instanceof MemRefType type && !type.hasStaticShape()) {
        return STATIC_SHAPE.error(op);
      }
    }
    OpBuilder builder = OpBuilder.before(op);
    List<Value> operands = new ArrayList<>(Arrays.asList(op.operands()));
    List<Type> kept = new ArrayList<>();
    List<OpResult> keptResults = new ArrayList<>();
    for (int i = 0; i < op.resultCount(); i++) {
      OpResult result = op.result(i);
      if (result.type() instanceof MemRefType type) {
        Value buffer = allocate(builder, type);
        result.replaceAllUsesWith(buffer);
        operands.add(buffer);
      } else {
        kept.add(result.type());
        keptResults.add(result);
      }
    }
    Operation changed = CallOp.create(builder, op.location(), kept, operands, call.calleeAttr()).operation();
    for (int i = 0; i < kept.size(); i++) {
      keptResults.get(i).replaceAllUsesWith(changed.result(i));
    }
    op.erase();
    return null;
  }

  private Value allocate(OpBuilder builder, MemRefType type) {
    Value buffer = AllocOp.create(builder, op.location(), type.withLayout(null), List.of());
    return OutParamFunction.hasStaticIdentityLayout(type)
        ? buffer : CastOp.create(builder, op.location(), type, buffer);
  }
}
