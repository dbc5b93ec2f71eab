// SPDX-License-Identifier: Apache-2.0
/** Inlining of calls, bottom up over the call graph. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.inline;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
