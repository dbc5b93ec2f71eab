// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.pass;

import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.osgi.annotation.versioning.ProviderType;

/** A pipeline that a pass runs by itself, on operations inside the one that it is run on. */
@ProviderType
public interface NestedPipeline {
  /** Prepares for runs in a context. */
  void initialize(Context context);

  /** Runs on {@code op}, reporting diagnostics and output to {@code run}. Returns whether all passes succeeded. */
  boolean run(Operation op, PassRun run);

  /** Whole name of the operations that it is for, or {@code any}. */
  String anchor();

  /** Anchor and passes with the values of all their options, as they stand in the text of a pipeline. */
  @Override
  String toString();

  /** Makes nested pipelines of text. */
  interface Parser {
    /**
     * Reads {@code canonicalize,cse}: passes for operations of any name; or, with an anchor, {@code func.func(cse)}.
     *
     * @throws IllegalArgumentException if it is malformed or names what is not there
     */
    NestedPipeline parse(String text, boolean withAnchor);
  }
}
