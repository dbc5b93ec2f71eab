// SPDX-License-Identifier: Apache-2.0
/** The cf dialect. */
@Version("0.1.0")
package org.mortise.dialect.cf;

import org.osgi.annotation.versioning.Version;
