// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Declares the results of an operation. */
@Op(name = "irdl.results", family = ValuesOp.class)
public final class ResultsOp extends ResultsOpBase {
  ResultsOp(Operation operation) {
    super(operation);
  }
}
