// SPDX-License-Identifier: Apache-2.0
/**
 * Data-flow analyses: a {@link org.mortise.analysis.dataflow.DataFlowSolver solver}, which knows what of a program can
 * be executed and how control goes through it, and base classes for analyses that follow values along it. To write one,
 * extend {@link org.mortise.analysis.dataflow.SparseForwardAnalysis} (of values, from their definitions), {@link
 * org.mortise.analysis.dataflow.SparseBackwardAnalysis} (of values, from their uses) or {@link
 * org.mortise.analysis.dataflow.DenseForwardAnalysis} (of places in the program; {@link
 * org.mortise.analysis.dataflow.DenseBackwardAnalysis} backwards), load it into a solver with the analyses that it
 * needs, and run the solver; see {@link org.mortise.analysis.dataflow.ConstantAnalysis} for an example.
 */
@Version("0.1.0")
package org.mortise.analysis.dataflow;

import org.osgi.annotation.versioning.Version;
