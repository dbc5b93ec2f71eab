// SPDX-License-Identifier: Apache-2.0
package com.example.custom;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.rewrite.PatternRewriter;

/** Views memory with another type. */
@Op(name = "custom.view",
    operands = "source: ANY_MEMREF",
    results = "result: ANY_MEMREF",
    traits = "PURE",
    format = "$source attr-dict `:` type($source) `to` type($result)",
    implementations = ViewOp.View.class)
public final class ViewOp extends ViewOpBase {
  ViewOp(Operation operation) {
    super(operation);
  }

  /** A view of a view is a view of the memory. */
  @Canonicalization("ComposeViews")
  static boolean compose(ViewOp view, PatternRewriter rewriter) {
    ViewOp inner = ViewOp.of(view.source().definingOp());
    if (inner == null) {
      return false;
    }
    rewriter.replaceOp(view, ViewOp.create(rewriter, view.location(), view.result().type(), inner.source()));
    return true;
  }

  /** The result is a view of the operand's memory. */
  static final class View implements ViewLikeOpInterface {
    @Override
    public Value getViewSource(Operation op) {
      return of(op).source();
    }
  }
}
