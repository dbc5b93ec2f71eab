// SPDX-License-Identifier: Apache-2.0
/** Dialects of deployed files. */
@NullMarked
@Version("0.1.0")
package org.mortise.irdlfiles;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;

