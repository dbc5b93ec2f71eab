// SPDX-License-Identifier: Apache-2.0
/** Dominance and post-dominance between blocks, operations and values. */
package org.mortise.ir.dominance;
