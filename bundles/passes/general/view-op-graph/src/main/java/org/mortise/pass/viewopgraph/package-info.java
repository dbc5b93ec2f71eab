// SPDX-License-Identifier: Apache-2.0
/** Drawings of operations, control flow and calls in the language of Graphviz. */
@NullMarked
package org.mortise.pass.viewopgraph;

import org.jspecify.annotations.NullMarked;
