// SPDX-License-Identifier: Apache-2.0
/** Control flow: dominance, back edges, loops, graph views of blocks, strongly connected components. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.cfg;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
