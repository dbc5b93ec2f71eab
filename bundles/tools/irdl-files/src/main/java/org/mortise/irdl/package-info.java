// SPDX-License-Identifier: Apache-2.0
/** Dialects of deployed files. */
@NullMarked
@Version("0.1.0")
package org.mortise.irdl;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

