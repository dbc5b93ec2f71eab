// SPDX-License-Identifier: Apache-2.0
/** Drawings of operations, control flow and calls in the language of Graphviz. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.viewopgraph;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
