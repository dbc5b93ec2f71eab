// SPDX-License-Identifier: Apache-2.0
package org.mortise.reduction.search;

import org.mortise.ir.Operation;

/**
 * A program that a search has found: its text, and the operations that were parsed from it. They must not be changed;
 * a step works on a clone.
 */
public record Candidate(byte[] text, Operation module, Size size) {}
