// SPDX-License-Identifier: Apache-2.0
/** Dominance, liveness, aliases, call graph, loops and the data-flow framework. */
@Version("0.1.0")
package org.mortise.analysis;

import org.osgi.annotation.versioning.Version;
