// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import org.mortise.ir.Operation;

/** The value that a callable returns as the result at {@code index}. */
record Returned(Operation callable, int index) {}
