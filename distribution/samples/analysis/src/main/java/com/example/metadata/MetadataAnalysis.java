// SPDX-License-Identifier: Apache-2.0
package com.example.metadata;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.SparseForwardAnalysis;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;

/**
 * Propagates the {@code metadata} of operations to the values that their results may become, along branches, regions
 * and calls. It does not look into operations: a result without metadata is unknown.
 */
public final class MetadataAnalysis extends SparseForwardAnalysis<Metadata> {
  @Override
  protected Metadata join(Metadata a, Metadata b) {
    return a.join(b);
  }

  /** An unknown value has the metadata of its defining operation, if any. */
  @Override
  protected Metadata entryElement(Value value) {
    return metadataOf(value.definingOp());
  }

  /** The metadata of the results is independent of the operands. */
  @Override
  protected void visitOperation(Operation op, List<Metadata> operands) {
    setToEntry(op);
  }

  /** An annotated program has the facts as a dictionary. */
  @Override
  protected Attribute show(Context context, @Nullable Metadata element) {
    return element == null ? super.show(context, null) : element.toAttribute(context);
  }

  private static Metadata metadataOf(@Nullable Operation op) {
    return op != null && op.getAttr("metadata") instanceof DictionaryAttr dictionary
        ? Metadata.of(dictionary) : Metadata.UNKNOWN;
  }
}
