// SPDX-License-Identifier: Apache-2.0
/** How a pattern changes a program: the pattern, the rewriter that it is given, and who listens to that. */
@Version("0.1.0")
package org.mortise.ir.rewrite;

import org.osgi.annotation.versioning.Version;
