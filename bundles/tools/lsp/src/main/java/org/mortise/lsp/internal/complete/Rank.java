// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.complete;

/** The groups of proposals in the order in which an editor shows them. */
enum Rank { BEST, USUAL, OTHER, LAST }
