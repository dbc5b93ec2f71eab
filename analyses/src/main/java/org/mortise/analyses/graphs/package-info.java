// SPDX-License-Identifier: Apache-2.0
/** Graphs of programs: control flow, aliases and calls, for any kind of drawing. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.graphs;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
