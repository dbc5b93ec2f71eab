// SPDX-License-Identifier: Apache-2.0
/** The expand-realloc pass. */
@Version("0.1.0")
package org.mortise.pass.expandrealloc;

import org.osgi.annotation.versioning.Version;
