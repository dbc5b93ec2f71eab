// SPDX-License-Identifier: Apache-2.0
/** Liveness, back edges, loops, aliases and origins of buffers, the call graph. */
@Version("0.1.0")
package org.mortise.analysis;

import org.osgi.annotation.versioning.Version;
