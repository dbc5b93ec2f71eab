// SPDX-License-Identifier: Apache-2.0
/** The call graph. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.calls;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
